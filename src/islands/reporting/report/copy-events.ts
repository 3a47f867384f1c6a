/** What Ctrl+C, or Ctrl+X, would copy. */
export type CopyAim =
  /** A selection, which the browser copies. */
  | 'selection'
  /** The report, because nothing or all of it is selected. */
  | 'report'
  /** Nothing, because a dialog without a selection is open. */
  | 'nothing';

const wordsOf = (text: string) => text.replace(/\s+/g, '');

/** Whether text in a field is selected; date fields and check boxes report no selection. */
function selectsInField(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { selectionStart, selectionEnd } = field;
  return selectionStart !== null && selectionStart !== selectionEnd;
}

/**
 * What a copy command would copy. A selection without any letter counts as none, since it would clear the clipboard.
 * @param whole the text of the report
 */
export function copyAim(whole: string): CopyAim {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    if (selectsInField(activeElement)) return 'selection';
  } else {
    const selected = wordsOf(getSelection()?.toString() ?? '');
    if (selected !== '' && selected !== wordsOf(whole)) return 'selection';
  }
  return document.querySelector('dialog:modal') ? 'nothing' : 'report';
}
