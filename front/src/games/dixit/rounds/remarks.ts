import type { Story } from '../schema.gen.ts';

/** A statistic about the game: who, how often, and out of how many. */
export type Remark =
  | { kind: 'mind'; reader: number; teller: number; times: number }
  | { kind: 'found'; seats: number[]; times: number; of: number }
  | { kind: 'fooled'; seats: number[]; votes: number }
  | { kind: 'unfound'; clue: Story['clue'] };

/** Return remarks on the album, at most four. */
export function remarks(album: readonly Story[], seats: number): Remark[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [...mindReader(album, all), ...mostFound(album, all), ...mostFooled(album, all), ...unfound(album)];
}

/** The reader who found every card of one teller, at least twice. */
function mindReader(album: readonly Story[], all: number[]): Remark[] {
  const pairs = all.flatMap((teller) => {
    const stories = album.filter((story) => story.teller === teller);
    return all
      .filter((reader) => stories.every((story) => story.found.includes(reader)))
      .map((reader) => ({ kind: 'mind' as const, reader, teller, times: stories.length }));
  });
  const times = Math.max(...pairs.map((pair) => pair.times), 0);
  const best = pairs.filter((pair) => pair.times === times);
  return times >= 2 && best.length <= 2 ? best.slice(0, 1) : [];
}

function mostFound(album: readonly Story[], all: number[]): Remark[] {
  const counts = all.map((seat) => album.filter((story) => story.found.includes(seat)).length);
  const { best, seats } = leaders(counts);
  const first = seats[0];
  if (first === undefined || best === 0 || seats.length > 1) return [];
  return [
    { kind: 'found', seats, times: best, of: album.filter((story) => story.voters.includes(first)).length },
  ];
}

function mostFooled(album: readonly Story[], all: number[]): Remark[] {
  const counts = all.map((seat) => album.reduce((sum, story) => sum + (story.fooled[seat] ?? 0), 0));
  const { best, seats } = leaders(counts);
  return best === 0 || seats.length > 1 ? [] : [{ kind: 'fooled', seats, votes: best }];
}

/** The last clue that nobody found. */
function unfound(album: readonly Story[]): Remark[] {
  const story = album.findLast(({ found, clue }) => found.length === 0 && clue.type === 'written');
  return story ? [{ kind: 'unfound', clue: story.clue }] : [];
}

function leaders(counts: number[]): { best: number; seats: number[] } {
  const best = Math.max(...counts, 0);
  return { best, seats: counts.flatMap((count, seat) => (count === best ? [seat] : [])) };
}
