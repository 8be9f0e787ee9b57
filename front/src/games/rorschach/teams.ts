import type { Team, Teams } from '@games';
import { t } from '@words';
import type { Public } from './schema.gen.ts';

/** Return a team by its number: 0 is Day, 1 is Night. */
export function teamOf(number: number): Team {
  return number === 0
    ? { number: 0, name: t('ror-team-0'), icon: 'sun' }
    : { number: 1, name: t('ror-team-1'), icon: 'moon' };
}

export const teams: Teams<Public> = {
  seating: () => ({
    teams: [teamOf(0), teamOf(1)],
    between: t('teams-against'),
    hint: t('teams-by-chairs'),
  }),
  inPlay: (view) => view.teams.map(teamOf),
};
