import { describe, expect, it } from 'vitest';
import { voiceChannel } from './voiceChannel.ts';

const TABLE = { channel: 'table', speak: true };
const TEAM = { channel: 'team-0', speak: true };

describe('voiceChannel', () => {
  it('is the table at first', () => expect(voiceChannel([TABLE, TEAM], null)).toBe('table'));
  it('stays with the team', () => expect(voiceChannel([TABLE, TEAM], 'team-0')).toBe('team-0'));
  it('is the team while the table is silent', () =>
    expect(voiceChannel([{ ...TABLE, speak: false }, TEAM], 'table')).toBe('team-0'));
  it('is nobody in silence', () => expect(voiceChannel([{ ...TABLE, speak: false }], 'table')).toBeNull());
});
