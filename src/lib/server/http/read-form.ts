/** The fields of a form that was posted, as text; what is no form, or was not posted, has none. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  return (name) => String(form?.get(name) ?? '');
}
