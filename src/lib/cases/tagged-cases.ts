import { casePaths } from './paths.ts';

/**
 * The public list of the cases that have a tag, as `tagPath` writes it: the viewer does without what reads lists'
 * addresses.
 */
export function taggedCases(tag: string): string {
  return `${casePaths.public}?${new URLSearchParams({ etiquette: tag })}`;
}
