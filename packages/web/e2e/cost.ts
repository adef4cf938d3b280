// What a test computes: seconds of a core, of this process and of all it has started, the browser's among them (Linux: /proc says it).
import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 100;
/** /proc counts in hundredths of a second. */
const TICKS = 100;

interface Running {
  readonly parent: number;
  readonly key: string;
  readonly seconds: number;
}

function lookAt(pid: string): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), key: `${pid} ${fields[19]}`, seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
  } catch {
    return undefined;
  }
}

/** Looked at often, as a process that has ended is not there any more. */
export class Cost {
  private readonly seen = new Map<string, number>();
  private readonly timer = setInterval(() => this.look(), LOOK_MS);

  private look(): void {
    const all = new Map<number, Running>();
    for (const name of readdirSync('/proc')) {
      const running = /^\d+$/.test(name) ? lookAt(name) : undefined;
      if (running) all.set(Number(name), running);
    }
    const ours = (pid: number): boolean => pid === process.pid || (all.has(pid) && ours(all.get(pid)?.parent ?? 0));
    for (const [pid, running] of all) if (ours(pid)) this.seen.set(running.key, running.seconds);
  }

  /** Seconds of a core until now. */
  now(): number {
    this.look();
    return [...this.seen.values()].reduce((sum, one) => sum + one, 0);
  }

  close(): void {
    clearInterval(this.timer);
  }
}
