import type { MessageId } from '@words';

/** One part of a game's rules, usually a phase. */
export interface RulePart {
  name: string;
  title: MessageId;
  text: MessageId;
}
