exports.id=371,exports.ids=[371],exports.modules={15756:(j=>{const{hasOwnProperty:y}=Object.prototype,d=(i,o={})=>{typeof o==
"string"&&(o={section:o}),o.align=o.align===!0,o.newline=o.newline===!0,o.sort=o.sort===!0,o.whitespace=o.whitespace===!0||
o.align===!0,o.platform=o.platform||typeof process<"u"&&process.platform,o.bracketedArray=o.bracketedArray!==!1;const f=o.
platform==="win32"?`\r
`:`
`,s=o.whitespace?" = ":"=",g=[],m=o.sort?Object.keys(i).sort():Object.keys(i);let v=0;o.align&&(v=h(m.filter(c=>i[c]===null||
Array.isArray(i[c])||typeof i[c]!="object").map(c=>Array.isArray(i[c])?`${c}[]`:c).concat([""]).reduce((c,t)=>h(c).length>=
h(t).length?c:t)).length);let p="";const u=o.bracketedArray?"[]":"";for(const c of m){const t=i[c];if(t&&Array.isArray(t))
for(const n of t)p+=h(`${c}${u}`).padEnd(v," ")+s+h(n)+f;else t&&typeof t=="object"?g.push(c):p+=h(c).padEnd(v," ")+s+h(
t)+f}o.section&&p.length&&(p="["+h(o.section)+"]"+(o.newline?f+f:f)+p);for(const c of g){const t=E(c,".").join("\\."),n=(o.
section?o.section+".":"")+t,e=d(i[c],{...o,section:n});p.length&&e.length&&(p+=f),p+=e}return p};function E(i,o){var f=0,
s=0,g=0,m=[];do if(g=i.indexOf(o,f),g!==-1){if(f=g+o.length,g>0&&i[g-1]==="\\")continue;m.push(i.slice(s,g)),s=g+o.length}while(g!==
-1);return m.push(i.slice(s)),m}const A=(i,o={})=>{o.bracketedArray=o.bracketedArray!==!1;const f=Object.create(null);let s=f,
g=null;const m=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,v=i.split(/[\r\n]+/g),p={};for(const c of v){if(!c||c.match(/^\s*[;#]/)||
c.match(/^\s*$/))continue;const t=c.match(m);if(!t)continue;if(t[1]!==void 0){if(g=w(t[1]),g==="__proto__"){s=Object.create(
null);continue}s=f[g]=f[g]||Object.create(null);continue}const n=w(t[2]);let e;o.bracketedArray?e=n.length>2&&n.slice(-2)===
"[]":(p[n]=(p?.[n]||0)+1,e=p[n]>1);const r=e&&n.endsWith("[]")?n.slice(0,-2):n;if(r==="__proto__")continue;const a=t[3]?
w(t[4]):!0,l=a==="true"||a==="false"||a==="null"?JSON.parse(a):a;e&&(y.call(s,r)?Array.isArray(s[r])||(s[r]=[s[r]]):s[r]=
[]),Array.isArray(s[r])?s[r].push(l):s[r]=l}const u=[];for(const c of Object.keys(f)){if(!y.call(f,c)||typeof f[c]!="obj\
ect"||Array.isArray(f[c]))continue;const t=E(c,".");s=f;const n=t.pop(),e=n.replace(/\\\./g,".");for(const r of t)r!=="_\
_proto__"&&((!y.call(s,r)||typeof s[r]!="object")&&(s[r]=Object.create(null)),s=s[r]);s===f&&e===n||(s[e]=f[c],u.push(c))}
for(const c of u)delete f[c];return f},P=i=>i.startsWith('"')&&i.endsWith('"')||i.startsWith("'")&&i.endsWith("'"),h=i=>typeof i!=
"string"||i.match(/[=\r\n]/)||i.match(/^\[/)||i.length>1&&P(i)||i!==i.trim()?JSON.stringify(i):i.split(";").join("\\;").
split("#").join("\\#"),w=i=>{if(i=(i||"").trim(),P(i)){i.charAt(0)==="'"&&(i=i.slice(1,-1));try{i=JSON.parse(i)}catch{}}else{
let o=!1,f="";for(let s=0,g=i.length;s<g;s++){const m=i.charAt(s);if(o)"\\;#".indexOf(m)!==-1?f+=m:f+="\\"+m,o=!1;else{if("\
;#".indexOf(m)!==-1)break;m==="\\"?o=!0:f+=m}}return o&&(f+="\\"),f.trim()}return i};j.exports={parse:A,decode:A,stringify:d,
encode:d,safe:h,unsafe:w}}),87805:((j,y,d)=>{"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.policyVerb=
void 0;function E(){const u=d(76760);return E=function(){return u},u}function A(){const u=d(63314);return A=function(){return u},
u}function P(){const u=d(41895);return P=function(){return u},u}function h(){const u=d(21311);return h=function(){return u},
u}function w(){const u=d(74238);return w=function(){return u},u}function i(){const u=d(31626);return i=function(){return u},
u}function o(){const u=d(34165);return o=function(){return u},u}function f(){const u=d(9436);return f=function(){return u},
u}function s(){const u=d(52288);return s=function(){return u},u}function g(){const u=d(49232);return g=function(){return u},
u}const m=(u,c)=>new(A()).Command("policy").usage("test [file]").addArgument(new(A()).Argument("<test>","the only action").
choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${w().POLICY_PATH})`).action(async(t,n)=>c(
await p(n??await v(u),u)));y.policyVerb=m;async function v({cwd:u,env:c}){const t=await(0,g().repositoryOf)(u,c);return t===
void 0?w().POLICY_PATH:(0,E().relative)(u,(0,E().join)(t,w().POLICY_PATH))}async function p(u,c){try{const t=await(0,g().
policyOfFile)(u,c),{policy:n}=t,e=(0,f().dayOf)(new Date),r={idleIgnores:(0,f().idleIgnores)(n.ignores,e),idleLevels:(0,s().
idleLevels)({rules:n.rules,today:e}),failedExamples:(0,h().failedExamples)(t)};return c.print((0,o().renderPolicy)(n,u,r,
c)),Object.values(r).some(a=>a.length>0)?1:0}catch(t){if(!(t instanceof P().GateError&&t.code==="policy_invalid"))throw t;
return c.note((0,i().failureText)(t,c.columns)),1}}}),49232:((j,y,d)=>{"use strict";Object.defineProperty(y,"__esModule",
{value:!0}),y.builtInPolicy=u,y.namedPolicy=s,y.policyFor=m,y.policyName=v,y.policyOfFile=g,y.repositoryOf=c;function E(){
const n=d(73024);return E=function(){return n},n}function A(){const n=d(76760);return A=function(){return n},n}function P(){
const n=d(41895);return P=function(){return n},n}function h(){const n=d(21311);return h=function(){return n},n}function w(){
const n=d(74238);return w=function(){return n},n}function i(){const n=d(48741);return i=function(){return n},n}function o(){
const n=d(96402);return o=function(){return n},n}function f(){const n=d(63550);return f=function(){return n},n}async function s(n,e){
if(n===void 0)return;const r=await g(n,e);return(0,h().requireExamples)(r),r}async function g(n,e){const r=(await e.readInput(
n)).toString("utf8"),a=await c(e.cwd,e.env)??e.cwd;return await(0,w().loadPolicyFile)(r,n,(0,i().folderTree)(a))}async function m({
policy:n,profile:e},r,a){const l=n===!1?await u():await s(n,r)??await p(a,r);return e===void 0?l:{...l,policy:{...l.policy,
profile:e}}}function v({source:n,path:e,ref:r}){return n==="default"||e===void 0?"the built-in policy":n==="file"||r===void 0?
e:`${e} in ${r}`}async function p(n,{cwd:e,env:r}){const a=n===void 0?await c(e,r):void 0,l=n??(a===void 0?void 0:(0,i().
folderTree)(a));if(l===void 0)return u();const O=await(0,w().loadPolicy)(l,l.label);return(0,h().requireExamples)(O),O}function u(){
const n=(0,f().literalTree)({});return(0,w().loadPolicy)(n,n.label)}async function c(n,e){try{const r=await(0,o().openRepository)(
n,e);return await r.close(),r.directory}catch(r){const a=r instanceof P().GateError&&r.code==="program_not_found";if(r instanceof
P().GateError&&!(a&&t(n)))return;throw r}}function t(n){const e=(0,A().dirname)(n);return(0,E().existsSync)((0,A().join)(
n,".git"))||e!==n&&t(e)}}),34165:((j,y,d)=>{"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.renderPolicy=
i,y.renderPolicyUsed=w;function E(){const o=d(94853);return E=function(){return o},o}function A(){const o=d(76545);return A=
function(){return o},o}function P(){const o=d(94965);return P=function(){return o},o}function h(){const o=d(31626);return h=
function(){return o},o}function w(o,{profile:f},s){const g=(0,h().layoutOf)({...s,verbose:!0});return`${(0,h().prose)(g,
"policy",`${o}, profile ${f}`).join(`
`)}
`}function i(o,f,{idleIgnores:s,idleLevels:g,failedExamples:m},v){const p=(0,h().layoutOf)({...v,verbose:!0}),u=(0,A().comparePolicies)(
E().DEFAULT_POLICY,o),c=u.length===0?"same as the defaults":`${(0,P().count)(u.length,"difference")} from the defaults`;
return`${[(0,h().prose)(p,"policy",`${f}: ${c}`,{text:"strong"}),...u.map(({key:n,change:e,direction:r="changed"})=>(0,h().
prose)(p,r,`${n}: ${e}`,{label:r==="looser"?"caution":"quiet"})),...m.map(n=>(0,h().prose)(p,"example",n,{label:"bad"})),
...s.map(({rule:n,why:e})=>(0,h().prose)(p,"no effect",`ignore ${n}: ${e}`,{label:"bad"})),...g.map(({name:n,why:e})=>(0,h().
prose)(p,"no effect",`rules ${n}: ${e}`,{label:"bad"}))].flat().join(`
`)}
`}}),9436:((j,y,d)=>{"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.dayOf=o,y.idleIgnores=v,y.ignoreFindings=
g,y.isIgnorable=f,y.refusalOf=m,y.suppress=s;function E(){const n=d(41330);return E=function(){return n},n}function A(){
const n=d(32854);return A=function(){return n},n}function P(){const n=d(13580);return P=function(){return n},n}function h(){
const n=d(95132);return h=function(){return n},n}function w(){const n=d(43767);return w=function(){return n},n}function i(){
const n=d(52288);return i=function(){return n},n}function o(n){return n.toISOString().slice(0,10)}function f({rule:n,severity:e,
layer:r}){return(0,w().mayBeIgnored)({...(0,P().ruleOf)(n),severity:e,layer:r})}function s(n,{ignores:e,...r}){const a=e.
filter(O=>!(0,i().hasExpired)(O.expires,r.today)),l=(0,i().withLevels)(n,r);return a.length===0?l:l.map(O=>{const $=f(O)&&
a.find(I=>p(I,O));return $?{...O,suppressed:{reason:$.reason,expires:$.expires}}:O})}function g({ignores:n,today:e},r,a){
return n.flatMap(l=>{const{rule:O,reason:$,expires:I}=l,S=t(l),b=r.filter(L=>p(l,L)),x=b.every(f)?m(l):i().DECIDES;return x!==
void 0?[(0,h().finding)("ignore-refused",{rule:O,where:S,refusal:x})]:(0,i().hasExpired)(l.expires,e)?[(0,h().finding)("\
ignore-expired",{rule:O,where:S,reason:$,expires:I})]:b.length===0&&a.some(L=>u(l,L))?[(0,h().finding)("ignore-unused",{
rule:O,where:S,reason:$})]:[]})}function m({rule:n}){const e=(0,P().checkRules)().find(({id:r})=>r===n);return e===void 0?
(0,i().unknownRule)(n):n==="protected-path"||(0,w().mayBeIgnored)(e)?void 0:i().DECIDES}function v(n,e){return n.flatMap(
r=>{const a=(0,i().hasExpired)(r.expires,e)?`it expired on ${r.expires}`:void 0,l=m(r)??a;return l===void 0?[]:[{rule:r.
rule,why:l}]})}function p({rule:n,where:e},{rule:r,location:a,subject:l}){if(n!==r)return!1;const{path:O,gene:$,command:I}=e??
{};return(O===void 0||a!==void 0&&c(a.path,O))&&($===void 0||$===l?.id)&&(I===void 0||I===l?.command)}function u({where:n},{
asset:e,commands:r}){const{path:a,gene:l,command:O}=n??{};return(a===void 0||c(e.path,a))&&(l===void 0||l===e.id)&&(O===
void 0||r.some($=>$.command===O))}function c(n,e){return(0,A().isWithin)(n,e)||(0,E().default)(e,{dot:!0,nonegate:!0})(n)}
function t({where:n={}}){const e=Object.entries(n).map(([r,a])=>`the ${r} \`${a}\``);return e.length===0?"for all findin\
gs":`for ${e.join(", ")}`}}),52288:((j,y,d)=>{"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.DECIDES=void 0,
y.hasExpired=s,y.idleLevels=m,y.levelFindings=v,y.unknownRule=c,y.withLevels=o;function E(){const t=d(3051);return E=function(){
return t},t}function A(){const t=d(54441);return A=function(){return t},t}function P(){const t=d(54062);return P=function(){
return t},t}function h(){const t=d(13580);return h=function(){return t},t}function w(){const t=d(95132);return w=function(){
return t},t}function i(){const t=d(43767);return i=function(){return t},t}function o(t,n){return Object.keys(n.rules).length===
0?t:t.map(e=>f(e,n))}function f(t,n){const{rule:e,severity:r,layer:a}=t,l={...(0,h().ruleOf)(e),severity:r,layer:a},O=g(
n,e),$=r==="error"&&l.group&&g(n,l.group),I=O?e:l.group,S=O??($||void 0);if(S===void 0||I===void 0)return t;const{level:b,
...x}=S,F=b==="off"?"notice":b;return F===r||F!=="error"&&!(0,i().mayBeSoftened)(l)?t:{...t,severity:F,level:{rules:I,level:b,
from:r,...x}}}function s(t,n){return t!==void 0&&t<n}function g({rules:t,today:n},e){const r=Object.hasOwn(t,e)?t[e]:void 0,
a=r&&(0,P().settingOf)(r);return s(a?.until,n)?void 0:a}function m({rules:t,today:n}){return Object.entries(t).flatMap(([
e,r])=>{const{level:a,until:l}=(0,P().settingOf)(r),O=s(l,n)?`it expired on ${l}`:void 0,$=p(e,a)??O;return $===void 0?[]:
[{name:e,why:$}]})}function v({rules:t,today:n}){return Object.entries(t).flatMap(([e,r])=>{const{level:a,until:l,reason:O="\
none given"}=(0,P().settingOf)(r),$=p(e,a);return $!==void 0?[(0,w().finding)("level-refused",{name:e,level:a,refusal:$})]:
s(l,n)?[(0,w().finding)("level-expired",{name:e,level:a,until:l,reason:O})]:[]})}function p(t,n){const e=A().RULE_GROUPS,
r=(0,h().checkRules)().find(({id:l})=>l===t);return e.includes(t)?void 0:r===void 0?c(t,e):n==="error"||(0,i().mayBeSoftened)(
r)||t==="protected-path"?void 0:u}const u=y.DECIDES="the rule decides whether commands may run, what a change may touch,\
 or whether files are readable";function c(t,n=[]){const e=(0,E().nearestName)(t,[...n,...(0,h().checkRules)().map(({id:a})=>a)]);
return`${n.length>0?"there is no such rule or group":"the rule does not exist"}${e?` (did you mean \`${e}\`?)`:""}`}})};
