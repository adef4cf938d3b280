import type { RefObject } from 'react';

/** What is in a file of ours; null where it is not even JSON, which no parser takes for anything. */
async function jsonIn(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return null;
  }
}

/** A file of ours, chosen by a button that presses this unseen field (`at.current.click()`). */
export function FileInput({
  at,
  label,
  read,
}: {
  at: RefObject<HTMLInputElement | null>;
  label: string;
  read: (json: unknown) => Promise<void>;
}) {
  return (
    <input
      ref={at}
      type="file"
      accept="application/json,.json"
      className="unseen"
      tabIndex={-1}
      aria-label={label}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // so that the same file, mended, can be chosen again
        target.value = '';
        if (file) void jsonIn(file).then(read);
      }}
    />
  );
}
