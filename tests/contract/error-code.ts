/** The code of the error that something ends with, or « no error ». */
export function errorCode(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: { code?: string }) => String(error.code),
  );
}
