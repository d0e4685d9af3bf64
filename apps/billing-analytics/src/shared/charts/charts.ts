// One chunk: what is drawn with the chart library comes together, after the page stands.
export { BarChart } from './bar-chart.tsx'
export { HeatMap } from './heat-map.tsx'
export { LineChart } from './line-chart.tsx'
