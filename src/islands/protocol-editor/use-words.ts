import { useStore } from '@nanostores/react';
import { $protocolWords } from '#lib/protocols/protocol-words-store.ts';

const NO_WORDS: readonly string[] = [];

/** Words already used in a field; empty for fields without suggestions. */
export function useWords(field: string | undefined): readonly string[] {
  const words = useStore($protocolWords);
  return (field !== undefined && words[field]) || NO_WORDS;
}
