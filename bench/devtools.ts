/** A page controlled by the Chrome DevTools Protocol, with no more domains than needed. */
export interface Devtools {
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's answers have as many shapes as it has methods
  call(method: string, params?: object): Promise<any>;
  /** Resolves when the page next reports this event. */
  event(name: string): Promise<void>;
  close(): void;
}

/** @param address WebSocket of the page, as given by `/json/list` of the browser. */
export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address);
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new Map<string, PromiseWithResolvers<void>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method } = JSON.parse(String(data));
    events.get(method)?.resolve();
    events.delete(method);
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
    answers.delete(id);
  });
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened);
    socket.addEventListener('error', failed);
  });
  let asked = 0;
  return {
    call(method, params = {}) {
      const answer = Promise.withResolvers<unknown>();
      const id = ++asked;
      answers.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise;
    },
    event(name) {
      const told = Promise.withResolvers<void>();
      events.set(name, told);
      return told.promise;
    },
    close: () => socket.close(),
  };
}
