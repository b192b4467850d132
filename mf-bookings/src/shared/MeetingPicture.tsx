import styles from './MeetingPicture.module.css';

/** The alternative text is short, because the sentence beside the picture describes the place. */
export const MeetingPicture = ({ address }: { address: string | undefined }) =>
  address && <img src={address} alt="The meeting point" className={styles.picture} />;
