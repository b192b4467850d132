import { download } from 'shared-api/http';
import { quotationPdfName } from '../documents/names.ts';
import * as api from './contract.ts';
import type { Order } from './replies.ts';

export const quotationDownload = ({ id, version }: Pick<Order, 'id' | 'version'>) =>
  download(api.orderQuotation, { params: { id } }, quotationPdfName(id, version));
