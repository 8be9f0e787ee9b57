"""The loudest speakers of each channel: more than a few voices at once are noise."""

from __future__ import annotations

from unspoken.tables.state.person import PersonId

MOST_AT_ONCE = 4
_PAUSE = 600
"""Milliseconds without a packet after which a speaker gives up their place."""
_LOUDER = 12
"""How much louder a new speaker must be to replace the quietest one, so that places do not change often."""


class Loudest:
    """Chooses the speakers that are forwarded, separately for each channel.

    Channels must not share places: otherwise a team that talks in secret would be noticed by others, because
    their own packets would be dropped.
    """

    def __init__(self) -> None:
        self._channels: dict[str, dict[PersonId, tuple[int, int]]] = {}
        """For each channel its current speakers, with the time and the loudness of their newest packet."""

    def admit(self, channel: str, speaker: PersonId, loudness: int, now: int) -> bool:
        """Note a packet; return True if the speaker is among the loudest."""
        speakers = self._channels.setdefault(channel, {})
        if speaker not in speakers and len(speakers) >= MOST_AT_ONCE:
            self._free_place(speakers, loudness, now)
            if len(speakers) >= MOST_AT_ONCE:
                return False
        speakers[speaker] = now, loudness
        return True

    def _free_place(self, speakers: dict[PersonId, tuple[int, int]], loudness: int, now: int) -> None:
        """Remove speakers who have paused, or else the quietest one if the newcomer is clearly louder."""
        for other in [other for other, (at, _) in speakers.items() if now - at > _PAUSE]:
            del speakers[other]
        if len(speakers) >= MOST_AT_ONCE:
            quietest = min(speakers, key=lambda other: speakers[other][1])
            if loudness > speakers[quietest][1] + _LOUDER:
                del speakers[quietest]
