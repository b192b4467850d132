export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

/** The message has no footer: the footer is added when the message is sent. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  /** `id` is the same for each attempt to send a message. */
  send(message: MailMessage, id: number): Promise<void>;
}

export interface SignedMessage extends MailMessage {
  from: string;
}

export interface MailTransport {
  send(message: SignedMessage, id: number): Promise<void>;
}
