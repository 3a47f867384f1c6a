/** French typography: of the demo texts, written with plain spaces and straight apostrophes, and of reports. */

const UNIT =
  /(\d) (%|°|mm|cm|ml|mL|mg|kg|kV|mAs|mGy|MBq|mSv|ms|s|min|h|T|Hz|UH|ans|mois|semaines|jours|heures|minutes)(?![\p{L}\p{N}])/gu;

/** Adds no-break spaces and typographic apostrophes; a text that already has them is unchanged. */
export function french(text: string): string {
  return (
    text
      .replaceAll("'", '’')
      .replace(/ ([;!?])/g, '\u202f$1')
      .replace(/ :/g, '\u00a0:')
      .replace(/«[^\S\n]*/g, '«\u202f')
      // Matches only at the first space of a run: otherwise each space would scan the whole run again.
      .replace(/(?<![^\S\n])[^\S\n]*»/g, '\u202f»')
      .replace(UNIT, '$1\u00a0$2')
  );
}
