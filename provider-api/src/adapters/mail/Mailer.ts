export interface MailAttachment {
  name: string;
  contentType: string;
  contentBase64: string;
}

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
