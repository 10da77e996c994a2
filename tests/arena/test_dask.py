"""The arena on Dask's executor: the same figures as in this process."""

import pytest

from samba_desktop.ai.thought import Limit
from samba_desktop.arena.duplicate import Contest
from samba_desktop.cli.arena import Extent, measured
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating


# Dask's own threads and sockets are closed by its garbage collection, some time after the cluster.
@pytest.mark.filterwarnings("default")
@pytest.mark.slow
def test_a_local_cluster_gives_the_same_figures():
    distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")
    contest = Contest(
        PRESETS["swedish-samba"].rules,
        Seating(4, Shape.TWO_PAIRS),
        ("hard", "greedy"),
        seed=5,
        limit=Limit(samples=2),
    )
    alone = measured(contest, Extent(4, 1))

    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, distributed.Client(cluster) as client:
        together = measured(contest, Extent(4, 1), client.get_executor())

    assert [deal.gain for deal in together.deals] == [deal.gain for deal in alone.deals]
    assert [match.won for match in together.matches] == [match.won for match in alone.matches]
