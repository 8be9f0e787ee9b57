import type { GameModule, Seating, Team } from '@games';
import type { RoomView } from '@wire';

/** What an open table says of teams, and the team of each chair; null where there is nothing to say yet. */
export function seatingOf(
  room: RoomView | null,
  module: GameModule | null,
): (Seating & { byChair: readonly Team[] }) | null {
  const numbers = room?.teams;
  if (!room || !numbers || !module?.teams) return null;
  const seating = module.teams.seating((room.options ?? {}) as Record<string, unknown>);
  return { ...seating, byChair: numbers.map((number) => seating.teams[number] ?? seating.teams[0]) };
}
