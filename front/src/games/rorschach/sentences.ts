import { capital, t, type MessageId } from '@words';
import type { Offer } from './deciding/decision.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Reveal } from './schema.gen.ts';
import { teamOf } from './teams.ts';

export interface Headline {
  text: string;
  hint: string;
}

/** Return the headline for the current phase and this viewer. */
export function headline(play: Play): Headline {
  const { view, role, subject } = play;
  const facts = { subject, role, team: teamOf(view.testers).name, other: teamOf(1 - view.testers).name };
  const lines = (text: MessageId, hint: MessageId, more: Record<string, string | number> = {}): Headline => ({
    text: t(text, { ...facts, ...more }),
    hint: t(hint, { ...facts, ...more }),
  });
  switch (view.phase) {
    case 'seating':
    case 'dealing':
      return { text: t('ror-dealing'), hint: '' };
    case 'choosing':
      return role === 'tester'
        ? lines('ror-choose', 'ror-choose-hint')
        : lines('ror-wait-choose', 'ror-wait-choose-hint');
    case 'removing':
      return role === 'control'
        ? lines('ror-remove', 'ror-remove-hint')
        : lines('ror-wait-remove', 'ror-wait-remove-hint');
    case 'matching':
      return role === 'subject'
        ? lines('ror-match', 'ror-match-hint')
        : lines('ror-wait-match', 'ror-wait-match-hint');
    case 'guessing':
      return role === 'tester'
        ? lines('ror-guess', 'ror-guess-hint')
        : lines('ror-wait-guess', 'ror-wait-guess-hint');
    case 'countering': {
      const [image, symbol] = [view.guess?.image ?? '', view.guess?.symbol ?? 'triangle'];
      const more = { numeral: play.numeral(image), word: play.word(symbol) };
      return role === 'control'
        ? lines('ror-counter', 'ror-counter-hint', more)
        : lines('ror-wait-counter', 'ror-wait-counter-hint', more);
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

/** My team's name and its role in this round; empty for spectators. */
export function whoAmI(play: Play): string {
  if (play.mine === null) return '';
  const subject = play.view.subject === null || play.view.subject === undefined ? 'none' : play.subject;
  return t('ror-i-am', { team: teamOf(play.mine.team).name, role: play.role, subject });
}

/** Who gets a blot, worded for this viewer. */
export function verdict(play: Play, { to }: Reveal): string {
  if (to === null) return t('ror-to-nobody');
  if (play.myTeam === null) return t('ror-to-team', { team: teamOf(to).name });
  return t(to === play.myTeam ? 'ror-to-you' : 'ror-to-them');
}

/** "Tenderness it was". */
export const itWas = (play: Play, { symbol }: Reveal): string =>
  t('ror-it-was', { word: capital(play.word(symbol)) });

/** What lies on a blot, in words. */
export function blotContents(play: Play, image: string): string {
  const own =
    play.matching?.stoneOn(image) ?? play.mine?.matching?.find((mark) => mark.image === image)?.symbol;
  if (own) return t('ror-lies', { word: play.word(own), symbol: own });
  if (play.matching) return t('ror-lies-bare');
  if (play.view.guess?.image === image)
    return t('ror-testers-say', {
      team: teamOf(play.view.testers).name,
      word: play.word(play.view.guess.symbol),
    });
  return play
    .guessesAt(image)
    .map(({ guess, seats }) =>
      t('ror-proposes', { names: play.names(seats), said: play.describeGuess(guess) }),
    )
    .join(', ');
}

/** The message id of each kind of offer. */
export const OFFER_TEXTS: Record<Offer['how'], MessageId> = {
  say: 'ror-say',
  propose: 'ror-propose',
  agree: 'ror-agree',
};

/** The full label of a button that makes an offer. */
export function offerText(play: Play, { how, proposal, by }: Offer): string {
  if (proposal.type === 'choose') {
    const self = proposal.seat === play.table.seat ? 'yes' : 'no';
    return t(how === 'agree' ? 'ror-agree-subject' : 'ror-propose-subject', {
      self,
      told: play.describe(proposal),
    });
  }
  if (proposal.type === 'remove' && how === 'say')
    return t('ror-say-remove', { told: play.describe(proposal) });
  return `${t(OFFER_TEXTS[how], { names: play.names(by) })} ${play.describe(proposal)}`;
}

/** The latest decision for screen readers; it is public. */
export function decisionText(play: Play): string {
  const { view, subject } = play;
  switch (view.phase) {
    case 'removing':
      return t('ror-told-subject', { subject });
    case 'matching':
      return view.removed ? t('ror-told-removed', { numeral: play.numeral(view.removed) }) : '';
    case 'countering':
      return view.guess
        ? t('ror-told-guess', { team: teamOf(view.testers).name, said: play.describeGuess(view.guess) })
        : '';
    case 'revealed':
    case 'scored':
      return (view.reveals ?? []).map((reveal) => revealText(play, reveal)).join(' ');
    default:
      return '';
  }
}

/** A reveal as sentences. */
function revealText(play: Play, reveal: Reveal): string {
  const { testers } = play.view;
  const rightOrWrong = (guess: string | null) => t(guess === reveal.symbol ? 'ror-right' : 'ror-wrong');
  const parts = [
    t('ror-told-reveal', { numeral: play.numeral(reveal.image), word: play.word(reveal.symbol) }),
    `${teamOf(testers).name}: ${rightOrWrong(reveal.testers)}.`,
  ];
  if (reveal.control) parts.push(`${teamOf(1 - testers).name}: ${rightOrWrong(reveal.control)}.`);
  return [...parts, verdict(play, reveal)].join(' ');
}

/** The team's proposals for screen readers. */
export const proposalsText = (play: Play): string =>
  play.proposals
    .map(({ proposal, seats }) => {
      const text = play.describe(proposal);
      const said = proposal.type === 'choose' ? t('ror-shall-be-read', { name: text }) : text;
      return t('ror-proposes', { names: play.names(seats), said });
    })
    .join('. ');
