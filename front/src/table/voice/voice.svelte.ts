import { SvelteSet } from 'svelte/reactivity';
import type { Microphone, MicrophoneTrouble, Playback } from '@audio';
import { StoredChoice } from '@storage';
import type { TableStore } from '@wire/socket/table.svelte.ts';
import { makePacket } from './packets.ts';
import { VoiceLine, type VoiceListener } from './voiceLine.ts';
import { voiceChannel } from './voiceChannel.ts';

export type VoiceMode = 'hold' | 'open';
export type VoiceTrouble = MicrophoneTrouble | 'insecure' | 'unsupported';

/** Milliseconds after the last packet of a speaker in which their seal still glows. */
const GLOWS_FOR = 350;
const LOUDEST_VOLUME = 1.5;

/** The microphone mode, remembered in this browser. */
export const voiceMode = new StoredChoice<VoiceMode>('voice-mode', ['hold', 'open'], 'open');

/** Voice at a table: what this person hears, and their microphone. The server decides who hears whom. */
export class VoiceStore implements VoiceListener {
  /** This person wants to speak: the microphone is on, although silence may close it for a while. */
  on = $state(false);
  /** The microphone is being requested. */
  asking = $state(false);
  /** The button is held down. */
  held = $state(false);
  trouble = $state<VoiceTrouble | null>(null);
  /** The browser plays nothing until somebody touches the page. */
  suspended = $state(false);
  /** People who are speaking now, as far as this person hears them; includes this person. */
  readonly speaking = new SvelteSet<number>();
  /** People whose microphone is open. */
  microphonesOf = $state.raw<readonly number[]>([]);
  /** Volume of each person, from 0 to 1.5, only for this page. */
  volumes = $state<Record<number, number>>({});

  readonly #table: TableStore;
  readonly #line: VoiceLine;
  #playback: Promise<Playback | null> | null = null;
  #microphone: Microphone | null = null;
  #closed = false;
  /** For each speaker the timer that ends the glow. */
  #glowing: Record<number, ReturnType<typeof setTimeout>> = {};
  #channel = $state<string | null>(null);

  constructor(table: TableStore) {
    this.#table = table;
    this.#line = new VoiceLine(table.code, this);
  }

  /** The host has muted this person for the table. */
  readonly muted: boolean = $derived.by(() => this.#table.me?.muted === true);
  /** The channel in which this person is heard; null in silence, or if the host has muted them. */
  readonly channel: string | null = $derived.by(() =>
    this.muted ? null : voiceChannel(this.#table.voices, this.#channel),
  );
  /** This person's sound is sent. */
  readonly live: boolean = $derived(
    this.on && this.channel !== null && (voiceMode.value === 'open' || this.held),
  );

  /** Choose the channel to speak in. */
  speakIn(channel: string): void {
    this.#channel = channel;
  }

  /** Follow `live` and `channel`; the caller runs it in an effect. */
  follow(): void {
    const { live, channel } = this;
    if (channel !== null) this.#channel = channel;
    if (this.#microphone) {
      this.#microphone.everything = voiceMode.value === 'hold';
      this.#microphone.open = live;
    }
    this.#announce(live ? channel : null);
  }

  /** Switch the microphone on; the browser asks for permission the first time. */
  async switchOn(): Promise<void> {
    if (this.on || this.asking) return;
    this.trouble = null;
    if (!window.isSecureContext || !('mediaDevices' in navigator)) {
      this.trouble = 'insecure';
      return;
    }
    this.asking = true;
    try {
      const audio = await import('@audio');
      if (!(await audio.canEncode())) throw 'unsupported' satisfies VoiceTrouble;
      const microphone = await audio.Microphone.request(audio.VOICE_CONFIG, (loudness, opus) =>
        this.#say(loudness, opus),
      );
      if (this.#closed) return microphone.close();
      microphone.ontrouble = (trouble) => this.switchOff(trouble);
      this.#microphone = microphone;
      this.on = true;
    } catch (problem) {
      this.trouble = typeof problem === 'string' ? (problem as VoiceTrouble) : 'broken';
    } finally {
      this.asking = false;
    }
    this.listen();
  }

  switchOff(trouble: VoiceTrouble | null = null): void {
    this.on = this.held = false;
    this.trouble = trouble;
    this.#microphone?.close();
    this.#microphone = null;
  }

  /** Start the sound. Browsers allow it after a touch. */
  listen(): void {
    void this.#player()?.then((playback) => playback?.resume());
  }

  setVolume(person: number, volume: number): void {
    this.volumes[person] = Math.max(0, Math.min(LOUDEST_VOLUME, volume));
    void this.#playback?.then((playback) => playback?.setVolume(person, this.volumes[person] ?? 1));
  }

  close(): void {
    this.#closed = true;
    this.switchOff();
    this.#line.close();
    for (const timer of Object.values(this.#glowing)) clearTimeout(timer);
    void this.#playback?.then((playback) => playback?.close());
  }

  // ---- called by the line

  opened(): void {
    this.#announce(this.live ? this.channel : null);
  }

  heard({ speaker, opus }: { speaker: number; opus: Uint8Array<ArrayBuffer> }): void {
    void this.#player()?.then((playback) => playback?.play(speaker, opus));
    if (this.volumes[speaker] !== 0) this.#glow(speaker);
  }

  microphones(people: number[]): void {
    const gone = this.microphonesOf.filter((person) => !people.includes(person));
    this.microphonesOf = people;
    // A decoder holds the end of the last sentence; the next one begins afresh.
    for (const person of gone) void this.#playback?.then((playback) => playback?.forget(person));
    if (people.length > 0) this.listen();
  }

  lost(): void {
    this.microphonesOf = [];
  }

  // ---- sound

  #say(loudness: number, opus: Uint8Array): void {
    if (!this.live) return;
    this.#line.sendSound(makePacket(loudness, opus));
    if (this.#table.you !== null) this.#glow(this.#table.you);
  }

  #announce(channel: string | null): void {
    this.#line.send(channel === null ? { type: 'close-microphone' } : { type: 'open-microphone', channel });
  }

  /** Load the player when it is first needed. */
  #player(): Promise<Playback | null> {
    this.#playback ??= this.#makePlayer();
    return this.#playback;
  }

  async #makePlayer(): Promise<Playback | null> {
    const audio = await import('@audio');
    if (this.#closed || !audio.canDecode()) return null;
    const playback = new audio.Playback();
    playback.onsuspended = (suspended) => (this.suspended = suspended);
    await playback.start();
    for (const [person, volume] of Object.entries(this.volumes)) playback.setVolume(Number(person), volume);
    return playback;
  }

  #glow(person: number): void {
    clearTimeout(this.#glowing[person]);
    this.speaking.add(person);
    this.#glowing[person] = setTimeout(() => this.speaking.delete(person), GLOWS_FOR);
  }
}
