"""The page of the statistics: figures, and charts where a look says more."""
