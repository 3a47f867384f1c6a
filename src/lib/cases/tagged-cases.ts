import { casePaths } from './paths.ts';

/**
 * The address of the public list of cases with a tag, like `tagPath`, but without importing the module that parses
 * the addresses of lists into the viewer.
 */
export function taggedCases(tag: string): string {
  return `${casePaths.public}?${new URLSearchParams({ etiquette: tag })}`;
}
