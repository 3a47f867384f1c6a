const GROWING = 'textarea[data-grows]';

/** Makes a field as high as its text; CSS limits the height. */
function grow(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  if (field.scrollHeight === 0) return; // Not on the page yet, or hidden.
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}

const fieldsIn = (node: Node): HTMLTextAreaElement[] => {
  if (!(node instanceof Element)) return [];
  const fields = [...node.querySelectorAll<HTMLTextAreaElement>(GROWING)];
  return node.matches(GROWING) ? [node as HTMLTextAreaElement, ...fields] : fields;
};

/**
 * Makes fields grow with their text where CSS `field-sizing` is not supported. React also writes a field's value to
 * its text node, so that changes by undo or merge are observed like typing.
 */
export function growFields(): void {
  const changes = new MutationObserver((records) => {
    const changed = new Set<HTMLTextAreaElement>();
    for (const { target, addedNodes } of records) {
      const field = (target instanceof Element ? target : target.parentElement)?.closest(GROWING);
      if (field) changed.add(field as HTMLTextAreaElement);
      else for (const node of addedNodes) for (const added of fieldsIn(node)) changed.add(added);
    }
    for (const field of changed) grow(field);
  });
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(GROWING)) grow(target as HTMLTextAreaElement);
  });
  addEventListener('resize', () => {
    for (const field of fieldsIn(document.body)) grow(field);
  });
  for (const field of fieldsIn(document.body)) grow(field);
}
