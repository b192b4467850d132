import { type Service, serviceDirections, serviceTypeLabel } from 'shared-api/services';
import { koboOf } from 'shared-api/values';
import { Icon, type IconName, LinkButton, links, Money } from 'shared-ui';
import styles from './ServiceCard.module.css';

interface Props {
  service: Service;
  /** The card's heading in the page's outline. */
  level: 2 | 3;
}

/** What neither arrives nor departs has no kind but its name. */
function iconOf({ name, direction }: Service): IconName {
  if (direction === serviceDirections.Arrival) return 'arrival';
  if (direction === serviceDirections.Departure) return 'departure';
  if (/lounge/i.test(name)) return 'lounge';
  return /car/i.test(name) ? 'car' : 'services';
}

/** The link covers its card, so that a click anywhere books. */
export function ServiceCard({ service, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={iconOf(service)} size="1.5rem" />
        </span>
        <div>
          <Heading className={styles.name}>{service.name}</Heading>
          {service.serviceTypeId && <p className={styles.type}>{serviceTypeLabel(service.serviceTypeId)}</p>}
        </div>
      </div>
      {service.description && <p>{service.description}</p>}
      <div className={styles.foot}>
        <p className={styles.price}>
          <Money kobo={koboOf(service.price)} /> <span className={styles.per}>per passenger</span>
        </p>
        <LinkButton to={links.createBooking(service.id)} aria-label={`Book Service: ${service.name}`}>
          Book Service
        </LinkButton>
      </div>
    </article>
  );
}
