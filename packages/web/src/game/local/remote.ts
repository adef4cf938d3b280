// Calls across to a worker: the methods of one object, as promises on the other side.
type Method = (...args: never[]) => unknown;
type Methods = { readonly [name: string]: Method };

export type Remote<M> = {
  readonly [K in keyof M]: M[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

interface Call {
  readonly call: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Back =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly problem: string }
  | { readonly push: unknown };

/** In the worker: answers calls with these methods. */
export function serve(methods: object): void {
  addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    // whatever else the two have to say to each other
    if (data.call === undefined) return;
    const { call, method, args } = data;
    try {
      postMessage({ call, value: await (methods as Methods)[method](...(args as never[])) });
    } catch (error) {
      postMessage({ call, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

/** In the worker: tells the page something it did not ask for. */
export const push = (value: unknown): void => postMessage({ push: value });

/** On the page: calls into the worker. `heard` gets what it pushes. */
export function remote<M extends object>(worker: Worker, heard: (value: unknown) => void): Remote<M> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let next = 1;
  worker.addEventListener('message', ({ data }: MessageEvent<Back>) => {
    if ('push' in data) {
      heard(data.push);
      return;
    }
    if (!('call' in data)) return;
    const call = waiting.get(data.call);
    waiting.delete(data.call);
    if ('problem' in data) call?.reject(new Error(data.problem));
    else call?.resolve(data.value);
  });
  worker.addEventListener('error', (event) => {
    for (const call of waiting.values()) call.reject(new Error(event.message || 'the worker failed'));
    waiting.clear();
  });
  return new Proxy({} as Remote<M>, {
    get: (_, method) =>
      typeof method !== 'string' || method === 'then'
        ? undefined
        : (...args: unknown[]) =>
            new Promise((resolve, reject) => {
              const call = next++;
              waiting.set(call, { resolve, reject });
              worker.postMessage({ call, method, args } satisfies Call);
            }),
  });
}
