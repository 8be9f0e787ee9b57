import type { Team, Teams } from '@games';
import { t } from '@words';
import { DEFAULT_OPTIONS, type Options, type Public } from './schema.gen.ts';

const partners = (): Team => ({ number: 0, name: t('tele-team-partners'), icon: 'heart' });
const directors = (): Team => ({ number: 1, name: t('tele-team-directors'), icon: 'hand' });
/** Two against two: the teams' names are unrelated to colours and shapes. */
const opposed = (number: number): Team =>
  number === 0
    ? { number: 0, name: t('tele-team-0'), icon: 'eye' }
    : { number: 1, name: t('tele-team-1'), icon: 'heart' };

export const teams: Teams<Public> = {
  seating(options) {
    const { mode } = { ...DEFAULT_OPTIONS, ...(options as Options) };
    if (mode === 'opposed')
      return {
        teams: [opposed(0), opposed(1)],
        between: t('teams-against'),
        hint: t('teams-by-chairs'),
      };
    if (mode === 'director')
      return {
        teams: [partners(), directors()],
        between: t('tele-team-under'),
        hint: t('teams-by-chairs'),
      };
    return { teams: [partners()], between: '', hint: t('tele-team-together') };
  },
  inPlay({ mode, roles, partners: others }) {
    if (mode === 'opposed') return others.map((other, seat) => opposed(seat === 0 || other === 0 ? 0 : 1));
    if (mode === 'director') return roles.map((role) => (role === 'director' ? directors() : partners()));
    return null;
  },
};
