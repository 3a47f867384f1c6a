import { useEffect } from 'react';
import { type KnownCases, keepCases } from '#lib/cases/browser/case-list.ts';

/** On a page of cases that is the server's alone: what the viewer goes through from here. Shows nothing. */
export function RememberedCases(known: KnownCases) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's, once
  useEffect(() => keepCases(known), []);
  return null;
}
