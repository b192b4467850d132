export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

/** It has no foot yet: who signs it, and from where it is sent, is read when it leaves. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  /** `id` is the same for every attempt to send the same message. */
  send(message: MailMessage, id: number): Promise<void>;
}

export interface SignedMessage extends MailMessage {
  from: string;
}

export interface MailTransport {
  send(message: SignedMessage, id: number): Promise<void>;
}
