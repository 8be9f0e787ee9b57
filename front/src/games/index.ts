export type { CoverWords, GameCover } from './cover.ts';
export type { GuideMark } from './guide.ts';
export { heldScores, provideHeldScores } from './heldScores.svelte.ts';
export { isKeyForOtherControl } from './keys.ts';
export type {
  BoardEnding,
  BoardProps,
  BoardQuestions,
  BoardTalk,
  GameModule,
  HouseRulesProps,
} from './module.ts';
export { PlayState } from './play.ts';
export { inLanguage, saidText } from './said.ts';
export { spokenTogether } from './spoken.ts';
export type { StoryPanel } from './story.ts';
export type { Seating, Team, Teams } from './teams.ts';
export type { TodayProps, TodayReviewProps, Verdict } from './today.ts';
