import type { GameModule, Seating, Team } from '@games';
import type { RoomView } from '@wire';

/** Return the game's teams and the team of each chair; null if there are none or the game is not loaded yet. */
export function seatingOf(
  room: RoomView | null,
  module: GameModule | null,
): (Seating & { byChair: readonly Team[] }) | null {
  const numbers = room?.teams;
  if (!room || !numbers || !module?.teams) return null;
  const seating = module.teams.seating((room.options ?? {}) as Record<string, unknown>);
  return { ...seating, byChair: numbers.map((number) => seating.teams[number] ?? seating.teams[0]) };
}
