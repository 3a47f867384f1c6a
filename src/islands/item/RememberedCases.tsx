import { useEffect } from 'react';
import { type KnownCases, keepCases } from '#lib/cases/browser/case-list.ts';

/** On server-rendered pages of cases, stores the list that the viewer goes through. Renders nothing. */
export function RememberedCases(known: KnownCases) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's list, stored once
  useEffect(() => keepCases(known), []);
  return null;
}
