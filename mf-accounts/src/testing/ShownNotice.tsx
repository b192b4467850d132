import { useLocation } from 'react-router-dom';
import { noticeIn } from '../shared/toLogin.ts';

/** Stands in for the sign-in page, which shows what it was handed. */
export const ShownNotice = () => <p>{noticeIn(useLocation().state)}</p>;
