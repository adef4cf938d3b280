import type { Json } from './json.ts';

/** JSON with sorted keys: two equal states give the same text whatever order their keys were written in. */
export function canonical(value: Json | object): string {
  if (value === null || typeof value !== 'object') {
    if (value === undefined) throw new Error('undefined is not JSON');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((v) => canonical(v)).join(',')}]`;
  const record = value as Record<string, Json>;
  return `{${Object.keys(record)
    .sort()
    .map((k) => `${JSON.stringify(k)}:${canonical(record[k])}`)
    .join(',')}}`;
}

/** 64 bits as hex, two FNV-1a lanes. For telling states apart, not for secrets. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ ((c << 3) | (c >>> 5)), 0x85ebca6b);
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a) + hex(b);
}
