import { createServer, type Server, type Socket } from 'node:net';

/** A mail as it came: who it is for by its envelope, and the whole of what was sent. */
export interface ReceivedMail {
  recipient: string;
  text: string;
}

export interface SmtpStandIn {
  port: number;
  received: ReceivedMail[];
  /** Answers every recipient so instead of taking them. */
  refusal: string | undefined;
  /** Takes connections and says nothing. */
  isMute: boolean;
  stop(): Promise<void>;
}

/** One conversation, by lines (RFC 5321): just what a client needs to hand a mail over. */
function converse(standIn: SmtpStandIn, socket: Socket): void {
  let rest = '';
  let recipient = '';
  let content: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (content) {
      if (line !== '.') return void content.push(line.replace(/^\./, ''));
      standIn.received.push({ recipient, text: content.join('\n') });
      content = undefined;
      return say('250 taken');
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      return say(standIn.refusal ?? '250 known');
    }
    if (word === 'DATA') {
      content = [];
      return say('354 go on');
    }
    if (word === 'QUIT') return socket.end('221 bye\r\n');
    return say('250 fine');
  };
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 stand-in');
}

/** A server of mails for tests, on this machine. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (!standIn.isMute) converse(standIn, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const standIn: SmtpStandIn = {
    port: typeof address === 'object' && address ? address.port : 0,
    received: [],
    refusal: undefined,
    isMute: false,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

/** The body of a mail, decoded. */
export function bodyOf({ text }: ReceivedMail): string {
  const [head = '', ...parts] = text.split('\n\n');
  const body = parts.join('\n\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
