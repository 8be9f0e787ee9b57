export type { CoverWords, GameCover } from './cover.ts';
export type { BoardProps, GameModule, HouseRulesProps } from './module.ts';
export type { Team, Teams } from './teams.ts';
