/** What Ctrl+C, or Ctrl+X, would copy. */
export type CopyAim =
  /** Something is selected, and the browser copies it. */
  | 'selection'
  /** Nothing is selected, or the whole report. */
  | 'report'
  /** A dialog is open, and nothing is selected in it. */
  | 'nothing';

const wordsOf = (text: string) => text.replace(/\s+/g, '');

/** Whether text in a field is selected; date fields and check boxes report no selection. */
function selectsInField(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { selectionStart, selectionEnd } = field;
  return selectionStart !== null && selectionStart !== selectionEnd;
}

/**
 * What copying now would mean. A selection without any letter counts as none: copied, it would empty the clipboard.
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
