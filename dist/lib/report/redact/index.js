//# report/redact/forms
(function(a,g,A){function i(t){const n=Buffer.from(t),e=l(t),r=encodeURIComponent(n.toString()),o=n.toString("hex"),c=[
t,...t.split(/\r?\n/),e,e.replaceAll("/","\\/"),l(e),...p(r),o,o.toUpperCase(),...[0,1,2].flatMap(s=>u(n,s))];return[...new Set(
c)].filter(s=>s.trim().length>=4)}function l(t){return JSON.stringify(t).slice(1,-1)}function p(t){const n=t.replace(/[!'()*]/g,
e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);return[t,n].flatMap(e=>{const r=e.replace(/%../g,o=>o.toLowerCase());
return[e,r,e.replaceAll("%20","+"),r.replaceAll("%20","+")]})}function u(t,n){const e=Buffer.concat([Buffer.alloc(n),t]).
toString("base64"),r=Math.ceil(n*8/6),o=Math.floor((n+t.length)*8/6),c=e.slice(r,o);return[c,c.replaceAll("+","-").replaceAll(
"/","_")]}a.exports={formsOf:i}});
//# report/redact/known-values
(function(w,k,d){const S=d("report/redact/forms"),E=12;function A(e){const t=[...new Set(e.flatMap(S().formsOf))],c=t.map(
n=>n.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(c)].filter(n=>n.length>=E)}}function K(e,{exact:t,squeezed:c}){
const n=t.flatMap(l=>a(e,l,r=>r));if(c.length===0||!/\s/.test(e))return n;const{text:o,at:s}=i(e);return[...n,...c.flatMap(
l=>a(o,l,r=>s[r]??0))]}function a(e,t,c){const n=[];for(let o=e.indexOf(t);o>=0;o=e.indexOf(t,o+t.length))n.push({kind:"\
secret",start:c(o),end:c(o+t.length-1)+1});return n}function i(e){const t=new Uint32Array(e.length),c=[];let n=0;for(const{
0:o,index:s}of e.matchAll(/\S+/g)){for(let l=0;l<o.length;l+=1)t[n+l]=s+l;n+=o.length,c.push(o)}return{text:c.join(""),at:t}}
const u=4;function M(e,{exact:t}){const c=t.map(n=>{const{text:o,at:s}=i(e.slice(-2*n.length-h)),l=p(o,n.replace(/\s/g,"")),
r=e.length-Math.min(e.length,2*n.length+h);return l<u?e.length:r+(s[o.length-l]??0)});return e.slice(0,Math.min(e.length,
...c))}function O(e,{exact:t}){const c=t.map(n=>{const{text:o,at:s}=i(e.slice(0,2*n.length+h)),l=p(g(o),g(n.replace(/\s/g,
"")));return l<u?0:(s[l-1]??0)+1});return e.slice(Math.max(0,...c))}const h=64;function g(e){return e.split("").reverse().
join("")}function p(e,t){const c=new Uint32Array(t.length);for(let o=1,s=0;o<t.length;o+=1){for(;s>0&&t[o]!==t[s];)s=c[s-
1]??0;t[o]===t[s]&&(s+=1),c[o]=s}let n=0;for(const o of e.slice(-t.length).split("")){for(;n>0&&(n===t.length||o!==t[n]);)
n=c[n-1]??0;o===t[n]&&(n+=1)}return n}w.exports={findKnown:K,knownForms:A,withoutEndOfKnown:O,withoutStartOfKnown:M}});
//# report/redact/named-values
(function(l,T,_){const s="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|pr\
ivate|signing|encryption)[_-]?key)",g="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",$="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[\
 \\t]{0,8}|=[ \\t]{1,8})",a=`\\\\{0,3}["']`,m=new RegExp(`${s}(?:${a})?${g}${a}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),w=new RegExp(
`${s}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),h=new RegExp(`${s}${$}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,
"dgi"),A=new RegExp(`${s}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function E(e){return[
...r(e,m,({name:t,value:n,next:o})=>/["'\\]/.test(o)&&!x(t,n)),...r(e,w,({value:t,next:n})=>!i(t,n)),...r(e,h,({value:t,
next:n})=>c(t)&&!i(t,n)),...r(e,A,({value:t,next:n})=>c(t)&&!i(t,n))]}function r(e,t,n){return Array.from(e.matchAll(t)).
flatMap(({groups:o={},indices:z})=>{const{name:d="",value:u=""}=o,[R,p]=z?.groups?.value??[0,0],O={name:d,value:u,next:e.
charAt(p)};return y(d,u)||!n(O)?[]:[{kind:"named secret",start:R,end:p}]})}const k=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function y(e,t){return k.test(t)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(t)?!0:/^[\d.:_-]+$/.test(t)&&!/^p/i.test(e)}
function x(e,t){return/token|key/i.test(e)&&/^[A-Za-z][a-z]{0,15}$/.test(t)}function i(e,t){return t!==""&&"([{".includes(
t)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(e)}function c(e){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(e)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(e)?!1:/\d/.test(e)?/[a-z]/i.test(e):e.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(e)}l.exports={findNamed:E}});
//# report/redact/redact
(function(h,y,u){const c=u("report/redact/known-values"),k=u("report/redact/named-values"),w=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],
["github token",/github_pat_\w{20,}/dg],["gitlab token",/glpat-[\w-]{20,}/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["n\
pm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],["aws key",/(?:AKIA|ASIA)[A-Z0-9]{16}/dg],
["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],["slack token",/xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],
["slack webhook",/hooks\.slack\.com\/services\/([\w/]{20,})/dg],["api key",/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],[
"api key",/\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],["api key",/\bsk-[A-Za-z0-9]{32,}/dg],["api key",/AIza[\w-]{35}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["\
private key",/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg]];
function p(t){return w.flatMap(([e,s])=>Array.from(t.matchAll(s),({indices:r})=>{const[d,o]=r?.[1]??r?.[0]??[0,0];return{
kind:e,start:d,end:o}}))}function A(t,e=[]){return i(t,(0,c().knownForms)(e))}function i(t,e){if(t==="")return{text:t,redactions:[]};
const s=[...(0,c().findKnown)(t,e),...p(t),...(0,k().findNamed)(t)].sort((n,a)=>n.start-a.start||a.end-n.end),r=[];for(const n of s){
const a=r.at(-1);a===void 0||n.start>=a.end?r.push(n):n.end>a.end&&r.splice(-1,1,{...a,end:n.end})}let d="",o=0;for(const{
kind:n,start:a,end:v}of r)d+=`${t.slice(o,a)}[redacted ${n}]`,o=v;return{text:d+t.slice(o),redactions:r}}function _(t,e=[]){
const s=(0,c().knownForms)(e);return{...t,stdout:l(t.stdout,s),stderr:l(t.stderr,s),...t.reason===void 0?{}:{reason:i(t.
reason,s).text}}}function l(t,e){const{head:s,tail:r,truncated:d}=t;if(!d)return{...t,head:i(s+r,e).text,tail:""};const o=b(
(0,c().withoutStartOfKnown)(s,e)),n=E(m((0,c().withoutEndOfKnown)(r,e)));return{...t,head:i(o,e).text,tail:i(n,e).text}}
const g=4096;function b(t){const e=/\S*$/.exec(t.slice(-g))?.[0]??"";return t.slice(0,t.length-e.length)}function m(t){return t.
slice(/^\S*/.exec(t.slice(0,g))?.[0].length??0)}function E(t){const e=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(t);return e===null?t:`[redacted private key]${t.slice(e[0].length)}`}h.exports={redact:A,redactOutcome:_}});
//# report/redact/secrets
(function(A,I,N){const n=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
S=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,T=/^(?:[\\/~]|[A-Za-z]:[\\/])/,c=/^[A-Za-z][a-z]{0,9}$/;function r(E){
const t=Object.entries(E).flatMap(([s,e])=>e!==void 0&&n.test(s)&&o(s,e)?[e]:[]);return[...new Set(t)]}function o(E,t){return t.
length<8||c.test(t)?!1:!(S.test(E)&&T.test(t))}A.exports={secretsOf:r}});
