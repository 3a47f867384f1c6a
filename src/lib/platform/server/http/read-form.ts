/** The posted form; empty if the body is not a form; undefined for any method but POST. */
export async function postedForm(request: Request): Promise<FormData | undefined> {
  return request.method === 'POST' ? request.formData().catch(() => new FormData()) : undefined;
}

/** Reads the fields of the posted form as text; they are empty if there is no form. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = await postedForm(request);
  return (name) => String(form?.get(name) ?? '');
}
