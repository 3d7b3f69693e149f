//# packages/chunk-MDCGXCCB
(function(p,d,x){var o=Object.defineProperty,u=Object.getOwnPropertyDescriptor,g=Object.getOwnPropertyNames,b=Object.prototype.
hasOwnProperty,v=(t,e)=>{for(var i in e)o(t,i,{get:e[i],enumerable:!0})},k=(t,e,i,c)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let n of g(e))!b.call(t,n)&&n!==i&&o(t,n,{get:()=>e[n],enumerable:!(c=u(e,n))||c.enumerable});return t},_=t=>k(
o({},"__esModule",{value:!0}),t),h={};v(h,{a:()=>w}),p.exports=_(h);var F=d("packages/chunk-7WRIFLSH"),y=d("node:path"),
w=class m{atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(e,i=!1){
this.atime=e.atime,this.charset=e.charset,this.comment=e.comment,this.ctime=e.ctime,this.dev=e.dev,this.gid=e.gid,this.global=
i,this.gname=e.gname,this.ino=e.ino,this.linkpath=e.linkpath,this.mtime=e.mtime,this.nlink=e.nlink,this.path=e.path,this.
size=e.size,this.uid=e.uid,this.uname=e.uname}encode(){let e=this.encodeBody();if(e==="")return Buffer.allocUnsafe(0);let i=Buffer.
byteLength(e),c=512*Math.ceil(1+i/512),n=Buffer.allocUnsafe(c);for(let s=0;s<512;s++)n[s]=0;new F.a({path:("PaxHeader/"+
(0,y.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:i,mtime:this.mtime,type:this.
global?"GlobalExtendedHeader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,devmin:0,atime:this.
atime,ctime:this.ctime}).encode(n),n.write(e,512,i,"utf8");for(let s=i+512;s<n.length;s++)n[s]=0;return n}encodeBody(){return this.
encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField("dev")+this.encodeField("ino")+
this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField(
"gname")+this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField(
"uname")}encodeField(e){if(this[e]===void 0)return"";let i=this[e],c=i instanceof Date?i.getTime()/1e3:i,n=" "+(e==="dev"||
e==="ino"||e==="nlink"?"SCHILY.":"")+e+"="+c+`
`,s=Buffer.byteLength(n),r=Math.floor(Math.log(s)/Math.log(10))+1;return s+r>=Math.pow(10,r)&&(r+=1),r+s+n}static parse(e,i,c=!1){
return new m(O(P(e),i),c)}},O=(t,e)=>e?Object.assign({},e,t):t,P=t=>t.replace(/\n$/,"").split(`
`).reduce(j,Object.create(null)),j=(t,e)=>{let i=parseInt(e,10);if(i!==Buffer.byteLength(e)+1)return t;e=e.slice((i+" ").
length);let c=e.split("="),n=c.shift();if(!n)return t;let s=n.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),r=c.join("=").replace(
/\0.*/,"");switch(s){case"path":case"linkpath":case"type":case"charset":case"comment":case"gname":case"uname":t[s]=r;break;case"\
ctime":case"atime":case"mtime":t[s]=new Date(Number(r)*1e3);break;case"size":let l=+r;l>=0&&(t[s]=l);break;case"gid":case"\
uid":case"dev":case"ino":case"nlink":case"mode":t[s]=+r;break}return t}});
