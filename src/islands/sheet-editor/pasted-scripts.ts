/** Characters that exist raised and lowered: what is stored has no styles, but has these. */
const PLAIN = '0123456789+-−=()aehijklmnoprstuvx';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';

/** A text in raised or lowered characters; undefined when one of them does not exist so. */
export function scriptOf(text: string, shift: 'sup' | 'sub'): string | undefined {
  const shifted = [...(shift === 'sup' ? RAISED : LOWERED)];
  const characters = [...text].map((character) => shifted[[...PLAIN].indexOf(character)]);
  return characters.includes(undefined) ? undefined : characters.join('');
}

/** 10<sup>9</sup> becomes 10⁹, H<sub>2</sub>O becomes H₂O: read as plain text, they would say something else. */
export function keepScripts(page: Document): void {
  for (const element of page.querySelectorAll('sup, sub')) {
    const shift = element.localName === 'sup' ? 'sup' : 'sub';
    const text = scriptOf((element.textContent ?? '').trim(), shift);
    if (text) element.replaceWith(text);
  }
}
