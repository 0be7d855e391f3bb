import { Select } from '../../parts/inputs.tsx'

/** Every time zone the browser knows, and the one that is set. */
export function ZoneSelect({
  value,
  onChange,
  ...rest
}: {
  readonly value: string
  readonly onChange: (zone: string) => void
}) {
  const zones = [...new Set(['UTC', value, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Select {...rest} value={value} onChange={({ target }) => onChange(target.value)}>
      {zones.map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </Select>
  )
}
