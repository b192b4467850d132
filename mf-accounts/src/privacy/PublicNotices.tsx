import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { publicNotices } from 'shared-api/privacy';
import { Banner, DateText } from 'shared-ui';
import styles from './PrivacyPage.module.css';

export function PublicNotices() {
  const { data: notices = [] } = useQuery(queryOf(publicNotices, {}));
  return notices.map(({ text, date }) => (
    <Banner key={date} tone="warning" title="About a breach of personal data">
      <p className={styles.notice}>{text}</p>
      <DateText at={date} />
    </Banner>
  ));
}
