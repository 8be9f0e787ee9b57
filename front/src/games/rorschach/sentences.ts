import { capital, t } from '@words';
import type { Offer } from './decision.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Reveal } from './schema.gen.ts';
import { teamOf } from './teams.ts';

export interface Headline {
  text: string;
  hint: string;
}

/** The one line that says what now, as one viewer is told it. */
export function headline(play: Play): Headline {
  const { view, role, subject } = play;
  const facts = { subject, role, team: teamOf(view.testers).name, other: teamOf(1 - view.testers).name };
  const lines = (id: string, more: Record<string, string | number> = {}): Headline => ({
    text: t(`ror-${id}`, { ...facts, ...more }),
    hint: t(`ror-${id}-hint`, { ...facts, ...more }),
  });
  switch (view.phase) {
    case 'seating':
    case 'dealing':
      return { text: t('ror-dealing'), hint: '' };
    case 'choosing':
      return lines(role === 'tester' ? 'choose' : 'wait-choose');
    case 'removing':
      return lines(role === 'control' ? 'remove' : 'wait-remove');
    case 'matching':
      return lines(role === 'subject' ? 'match' : 'wait-match');
    case 'guessing':
      return lines(role === 'tester' ? 'guess' : 'wait-guess');
    case 'countering': {
      const [image, symbol] = [view.guess?.image ?? '', view.guess?.symbol ?? 'triangle'];
      const more = { numeral: play.numeral(image), word: play.word(symbol) };
      return lines(role === 'control' ? 'counter' : 'wait-counter', more);
    }
    case 'second':
      return {
        text: t(role === 'tester' ? 'ror-second' : 'ror-wait-second', facts),
        hint: t('ror-stakes', { box: view.second?.if_wrong === null ? 'yes' : 'no', ...facts }),
      };
    case 'revealed':
    case 'scored':
    case 'over':
      return { text: '', hint: '' };
  }
}

/** My team by its name, and what it does in this round; nothing for those who watch. */
export function whoAmI(play: Play): string {
  if (play.mine === null) return '';
  const subject = play.view.subject === null || play.view.subject === undefined ? 'none' : play.subject;
  return t('ror-i-am', { team: teamOf(play.mine.team).name, role: play.role, subject });
}

/** Who gets a blot, as one viewer is told it. */
export function verdict(play: Play, { to }: Reveal): string {
  const mine = play.mine?.team ?? null;
  if (to === null) return t('ror-to-nobody');
  if (mine === null) return t('ror-to-team', { team: teamOf(to).name });
  return t(to === mine ? 'ror-to-you' : 'ror-to-them');
}

/** "Tenderness it was". */
export const itWas = (play: Play, { symbol }: Reveal): string =>
  t('ror-it-was', { word: capital(play.word(symbol)) });

/** What lies on a blot, in words. */
export function whatLiesOn(play: Play, image: string): string {
  const own = play.matching?.on(image) ?? play.mine?.matching?.find((mark) => mark.image === image)?.symbol;
  if (own) return t('ror-lies', { word: play.word(own), symbol: own });
  if (play.matching) return t('ror-lies-bare');
  if (play.view.guess?.image === image)
    return t('ror-testers-say', { word: play.word(play.view.guess.symbol) });
  return play
    .guessesAt(image)
    .map(({ guess, seats }) =>
      t('ror-proposes', { names: play.names(seats), said: play.describeGuess(guess) }),
    )
    .join(', ');
}

/** What a button offers, in full. */
export function offerText(play: Play, { how, wish, by }: Offer): string {
  if (wish.type === 'choose') {
    const self = wish.seat === play.table.seat ? 'yes' : 'no';
    return t(how === 'agree' ? 'ror-agree-subject' : 'ror-propose-subject', {
      self,
      told: play.describe(wish),
    });
  }
  if (wish.type === 'remove' && how === 'say') return t('ror-say-remove', { told: play.describe(wish) });
  return `${t(`ror-${how}`, { names: play.names(by) })} ${play.describe(wish)}`;
}

/** What has just been decided, for those who listen: it is on the table, so everybody may know it. */
export function lastDecision(play: Play): string {
  const { view, subject } = play;
  switch (view.phase) {
    case 'removing':
      return t('ror-told-subject', { subject });
    case 'matching':
      return view.removed ? t('ror-told-removed', { numeral: play.numeral(view.removed) }) : '';
    case 'countering':
      return view.guess ? t('ror-told-guess', { said: play.describeGuess(view.guess) }) : '';
    case 'revealed':
    case 'scored':
      return (view.reveals ?? []).map((reveal) => shown(play, reveal)).join(' ');
    default:
      return '';
  }
}

/** A reveal as sentences. */
function shown(play: Play, reveal: Reveal): string {
  const right = (said: string | null) => t(said === reveal.symbol ? 'ror-right' : 'ror-wrong');
  const parts = [
    t('ror-told-reveal', { numeral: play.numeral(reveal.image), word: play.word(reveal.symbol) }),
    `${t('ror-testers-short')}: ${right(reveal.testers)}.`,
  ];
  if (reveal.control) parts.push(`${t('ror-control-short')}: ${right(reveal.control)}.`);
  return [...parts, verdict(play, reveal)].join(' ');
}

/** What the team proposes, for those who listen. */
export const proposalsText = (play: Play): string =>
  play.proposals
    .map(({ wish, seats }) => {
      const what = play.describe(wish);
      const said = wish.type === 'choose' ? t('ror-shall-be-read', { name: what }) : what;
      return t('ror-proposes', { names: play.names(seats), said });
    })
    .join('. ');
