// The language of answers: one grammar for everybody who reads or writes a key. No rules in here, so that pages can load it without the engine.

export * from './forms.ts';
export * from './turn.ts';
export * from './variants.ts';
