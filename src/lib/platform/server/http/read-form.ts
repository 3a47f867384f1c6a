/** The form that was posted, empty when it was not a form; undefined when nothing was posted. */
export async function postedForm(request: Request): Promise<FormData | undefined> {
  return request.method === 'POST' ? request.formData().catch(() => new FormData()) : undefined;
}

/** The fields of a form that was posted, as text; what is not a form, or was not posted, has none. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = await postedForm(request);
  return (name) => String(form?.get(name) ?? '');
}
