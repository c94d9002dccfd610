/** As much of the browser's request as sending files needs; the test answers it. */
export class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend = () => undefined;
  status = 0;
  responseText = '';
  path = '';
  parts = new FormData();
  isAborted = false;
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  send(parts: FormData) {
    this.parts = parts;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onloadend();
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText }).onloadend();
  }
}

/** The one that was sent last. */
export function lastRequest(): FakeRequest {
  const last = FakeRequest.sent.at(-1);
  if (!last) throw new Error('nothing was sent');
  return last;
}
