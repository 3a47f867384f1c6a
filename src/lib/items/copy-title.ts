import { TITLE_MAX } from './item.ts';

/** Title of a copy, within the maximum length of titles; never cut inside a character. It is stored content. */
export function copyTitle(title: string): string {
  const whole = `Copie de ${title}`;
  if (whole.length <= TITLE_MAX) return whole;
  const cut = whole.slice(0, TITLE_MAX);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}
