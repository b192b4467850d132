import styles from './MeetingPicture.module.css';

/** It says the same as the sentence beside it, so it has no text of its own. */
export const MeetingPicture = ({ address }: { address: string | undefined }) =>
  address && <img src={address} alt="The meeting point" className={styles.picture} />;
