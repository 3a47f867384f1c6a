/** Characters that exist in superscript and subscript form, which keep their meaning in speech, search and copies. */
const PLAIN = '0123456789+-−=()aehijklmnoprstuvx';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';

/** A text in superscript or subscript characters; undefined when one of them does not exist. */
export function scriptOf(text: string, shift: 'sup' | 'sub'): string | undefined {
  const shifted = [...(shift === 'sup' ? RAISED : LOWERED)];
  const characters = [...text].map((character) => shifted[[...PLAIN].indexOf(character)]);
  return characters.includes(undefined) ? undefined : characters.join('');
}

/**
 * 10<sup>9</sup> becomes 10⁹, H<sub>2</sub>O becomes H₂O: as plain text the meaning would change. Characters
 * without such a form keep their element.
 */
export function keepScripts(page: Document): void {
  for (const element of page.querySelectorAll('sup, sub')) {
    const shift = element.localName === 'sup' ? 'sup' : 'sub';
    const text = scriptOf((element.textContent ?? '').trim(), shift);
    if (text) element.replaceWith(text);
  }
}
