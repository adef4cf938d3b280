// Anyone who reaches Redis can write there: what is no notice of ours, to the last field, is left alone.
import { ServerMessage } from '@holdout/protocol';
import * as z from 'zod';
import type { Notice } from './fanout.ts';

const message = <T extends ServerMessage['t']>(kind: T) =>
  z.custom<Extract<ServerMessage, { t: T }>>((value) => {
    const parsed = ServerMessage.safeParse(value);
    return parsed.success && parsed.data.t === kind;
  });

const line = z.custom<Extract<Notice, { kind: 'chat' }>['line']>((value) => ServerMessage.safeParse({ t: 'chat', line: value }).success);

const NoticeShape: z.ZodType<Notice> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tick') }),
  z.object({ kind: z.literal('room') }),
  z.object({ kind: z.literal('votes') }),
  z.object({ kind: z.literal('declined'), message: message('rewind') }),
  z.object({ kind: z.literal('chat'), line }),
  z.object({ kind: z.literal('point'), message: message('point') }),
  z.object({ kind: z.literal('nudge'), message: message('nudge') }),
  z.object({
    kind: z.literal('presence'),
    process: z.string().max(100),
    players: z.array(z.string().max(100)).max(1000),
    watching: z.int().min(0).max(1_000_000),
  }),
]);

const Envelope = z.object({ from: z.string(), notice: NoticeShape });
export type Envelope = z.infer<typeof Envelope>;

export function envelopeOf(text: string): Envelope | null {
  try {
    const parsed = Envelope.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
