"""The last section: where the rules come from, what was decided, and what somebody has changed."""

from samba_desktop.engine.rules.presets import Preset
from samba_desktop.engine.rules.rules import value_of
from samba_desktop.engine.rules.saving import differences
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Block, Points, Section, paragraphs
from samba_desktop.texts.page.voice import Voice

UNSAID = ("target_choices",)
"""Options that say nothing about play."""


class Sources:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def preset_text(self, text: str) -> str:
        """Translate a text that was marked where the presets are declared."""
        return self.voice.language.say("Presets", text)

    def house_rules(self, preset: Preset) -> str:
        """Say in a line what rules are that differ from a preset."""
        return self.tr("House rules after {preset}", preset=self.preset_text(preset.title))

    def sections(self, facts: Facts, preset: Preset, usual: Facts | None) -> tuple[Section, ...]:
        """Write the section; `usual` are the preset's rules at the same table, None where it has none."""
        changed = self._changed(facts, preset, usual)
        name = self.preset_text(preset.title)
        blocks: list[Block] = []
        if changed:
            blocks += paragraphs((self.tr("These are house rules. They differ from {preset}:", preset=name),))
            blocks.append(Points(tuple(changed)))
        blocks += paragraphs((self.preset_text(preset.source),))
        if preset.decided:
            lead = (
                self.tr("Where the source of {preset} is silent or unclear, this was decided:", preset=name)
                if changed
                else self.tr("Where the source is silent or unclear, this was decided:")
            )
            blocks += paragraphs((lead,))
            blocks.append(Points(tuple(map(self.preset_text, preset.decided))))
        return (Section(self.tr("Where these rules come from"), tuple(blocks)),)

    def _changed(self, facts: Facts, preset: Preset, usual: Facts | None) -> list[str]:
        other = usual.rules if usual else preset.rules
        return [
            self.tr(
                "{label}: {value}; in {preset}: {usual}.",
                label=self.voice.options.label(name),
                value=self.voice.options.choice(name, value_of(facts.rules, name)),
                usual=self.voice.options.choice(name, value_of(other, name)),
                preset=self.preset_text(preset.title),
            )
            for name in differences(facts.rules, other)
            if name not in UNSAID and (facts.matters(name) or (usual and usual.matters(name)))
        ]
