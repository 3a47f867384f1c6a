/**
 * The baseline for requests per second: `node:http` sending the same bytes, in a separate process. `node
 * bench/baseline-http.ts URL [COOKIE]` fetches the answer of URL once, then sends it to everybody.
 */
import { createServer, request } from 'node:http';

const [url = '', cookie] = process.argv.slice(2);

request(url, { headers: { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) } }, (answer) => {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => serve(Buffer.concat(parts), answer.headers));
}).end();

function serve(body: Buffer, received: NodeJS.Dict<string | string[]>): void {
  const headers = Object.fromEntries(
    Object.entries(received).filter(
      ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
    ),
  );
  headers['content-length'] = String(body.length);
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  });
}
